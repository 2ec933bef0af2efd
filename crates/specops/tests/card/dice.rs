use sortie_specops::dice::{AttackDie, AttackFace, DefenceDie, DefenceFace, Pool};

/// What is counted is what is printed on the faces.
#[test]
fn counts_are_those_of_the_faces() {
    for die in AttackDie::ALL {
        for face in AttackFace::ALL {
            let shown = die.faces().into_iter().filter(|&shown| shown == face).count();
            assert_eq!(usize::from(die.count(face)), shown, "{die} {face}");
        }
    }
    for die in DefenceDie::ALL {
        for face in DefenceFace::ALL {
            let shown = die.faces().into_iter().filter(|&shown| shown == face).count();
            assert_eq!(usize::from(die.count(face)), shown, "{die} {face}");
        }
    }
    let red = AttackFace::ALL.map(|face| AttackDie::Red.count(face));
    assert_eq!(red, [5, 1, 1, 1], "five hits and a blank");
}

/// specops T9, C9.7: a red die goes, else a black one, else a white one, also the last.
#[test]
fn a_suppressed_attacker_rolls_a_die_less() {
    for (pool, left) in [
        (Pool::new(1, 0, 1), Pool::new(0, 0, 1)),
        (Pool::new(0, 1, 1), Pool::new(0, 0, 1)),
        (Pool::new(1, 0, 0), Pool::default()),
        (Pool::new(2, 1, 1), Pool::new(1, 1, 1)),
        (Pool::new(0, 0, 2), Pool::new(0, 0, 1)),
        (Pool::default(), Pool::default()),
    ] {
        assert_eq!(pool.without_one(), left, "{pool:?}");
    }
}

#[test]
fn pools_are_written_as_colours_between_commas() {
    assert_eq!("red, white,red".parse(), Ok(Pool::new(2, 0, 1)));
    assert_eq!("".parse(), Ok(Pool::default()));
    let error = "red,green".parse::<Pool>().unwrap_err().to_string();
    assert_eq!(error, "`green` is no attack die; there are red, black and white");
    assert!(["red"; 256].join(",").parse::<Pool>().is_err());
    assert_eq!(
        Pool::new(1, 2, 0).dice().collect::<Vec<_>>(),
        [AttackDie::Red, AttackDie::Black, AttackDie::Black]
    );
    assert_eq!(Pool::new(255, 255, 255).n_dice(), 765);
}
