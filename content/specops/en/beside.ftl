# Beside a real table: miniatures stand where people put them, and Sortie keeps everything else.

specops-beside-mode = Where the miniatures stand
specops-beside-mode-of =
    { $mode ->
        [companion] On a real table, beside this screen
       *[table] On the screen
    }
specops-beside-new = One tablet in the middle, and a phone for each player if you like. Lay your own terrain; positions are not asked.
specops-beside-tab = What to lay
specops-beside-map = { $mission }: zones and tokens from above, with inches along the edges
specops-beside-lay = 36 by 36 inches. Blue sits in the south, red in the north. Lay your terrain first, agree on it, and red chooses which way round the map lies (C1.6, C1.8). If a token would lie partly on a piece, shift the piece (C1.11).
specops-beside-tokens = Tokens, to their middle
specops-beside-token = Token
specops-beside-west = From the west
specops-beside-south = From the south
specops-beside-side-up =
    { $claimed ->
        [yes] claimed side up
       *[no] unclaimed side up
    }
specops-beside-zones = Zones by their corners, from west / from south
specops-beside-field = Units on the real table
specops-beside-priority = priority
specops-beside-touches = in contact: { $who }
specops-beside-package = Package { $n }
specops-beside-anybody = For everybody at the table
specops-beside-whose = { $side } decides
specops-beside-cover = Cover
specops-beside-cover-of =
    { $cover ->
        [light] Light cover
        [heavy] Heavy cover
       *[none] No cover
    }
specops-beside-average = Wounds
specops-beside-objective = an objective token
specops-beside-transmitter = a transmitter that lies claimed side up
specops-beside-covert = covert token { $n }, in the order they were laid
specops-beside-yes = Yes
specops-beside-no = No
specops-beside-nobody = Nobody
specops-beside-nobody-else = Nobody else
specops-beside-no-room = There is no room
specops-beside-number = { $n }
specops-beside-inches = { $n } in
specops-beside-far = { $n } in or more
specops-beside-these = { $units }

specops-ask-near =
    { $sight ->
        [yes] Who is within { $n } inches and in sight? ({ $what })
       *[no]
            { $n ->
                [0] Who is in base contact? ({ $what })
               *[other] Who is within { $n } inches? ({ $what })
            }
    }
specops-ask-near-one =
    { $sight ->
        [yes] { $unit }: within { $n } inches and in sight? ({ $what })
       *[no]
            { $n ->
                [0] { $unit }: in base contact? ({ $what })
               *[other] { $unit }: within { $n } inches? ({ $what })
            }
    }
specops-ask-cover = What cover has { $defender } against { $attacker }?
specops-ask-arc =
    { $arc ->
        [front] { $unit }: in front of { $of }?
        [rear] { $unit }: behind { $of }?
        [left] { $unit }: to the left of { $of }?
       *[right] { $unit }: to the right of { $of }?
    }
specops-ask-inches = How many full inches are there? ({ $from }, { $to })
specops-do-go-into = { $action } into contact

specops-log-went = { $unit }: { $action }.
specops-log-went-into = { $unit }: { $action }, into contact with { $enemy }.
specops-log-said = { $question } { $answer }.
