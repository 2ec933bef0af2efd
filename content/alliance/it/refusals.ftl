# Perché le regole di alliance rifiutano una scelta (refused-<codice>) o una preparazione (problem-<codice>). Una frase
# cordiale per ciascuno; il numero della regola compare accanto.

refused-alliance-not-your-turn = Tocca a un altro eroe.
refused-alliance-not-now = Non è ciò che il tavolo aspetta in questo momento.
refused-alliance-no-actions = A questa miniatura non restano azioni.
refused-alliance-stunned = Una miniatura stordita non può attaccare né lasciare di sua scelta la propria casella; scartare stordito è un’azione.
refused-alliance-out-of-reach = Con i suoi punti movimento questa miniatura non ci arriva.
refused-alliance-strained-twice = La fatica dà al massimo due punti movimento per attivazione.
refused-alliance-no-endurance = Di propria scelta non si può subire fatica oltre la tenacia.
refused-alliance-no-target = Sulla mappa non c’è questo bersaglio.
refused-alliance-no-weapon = Manca un’arma per compiere questo attacco.
refused-alliance-attacked = Una miniatura alleata attacca al massimo una volta per attivazione.
refused-alliance-not-adjacent = Per interagire devi stare sul segnalino o accanto; una porta deve toccare direttamente la tua casella.
refused-alliance-no-medpac = La squadra non ha un medpac da usare qui.
refused-alliance-no-rest = Solo gli eroi riposano.
refused-alliance-not-usable = Ora questa capacità non si può usare: manca il momento giusto, una condizione o il costo.
refused-alliance-not-hostile = Si possono attaccare solo miniature ostili.
refused-alliance-target-not-adjacent = Un attacco in mischia richiede un bersaglio adiacente.
refused-alliance-beyond-reach = Con Portata, il bersaglio deve essere entro 2 caselle.
refused-alliance-no-sight = Non c’è linea di vista sul bersaglio.
refused-alliance-too-near = Questa miniatura non può attaccare miniature adiacenti.
refused-alliance-door-locked = Questa porta è bloccata; va aperta in un altro modo.
refused-alliance-heroes-only = Solo gli eroi possono farlo; gli alleati no.

problem-alliance-heroes = Possono giocare due, tre o quattro eroi; da soli se ne prendono due.
problem-alliance-unknown-hero = Questo eroe non esiste.
problem-alliance-hero-twice = Ogni eroe si può prendere una volta sola.
problem-alliance-unknown-map = Questa mappa non esiste.
problem-alliance-unknown-enemy = Questo gruppo nemico non esiste.
problem-alliance-unknown-ally = Questo gruppo alleato non esiste.
problem-alliance-no-card-left = Una scatola non contiene tante carte di questo gruppo.
problem-alliance-too-many-enemies = Sulla mappa non c’è posto per tante miniature.
problem-alliance-unknown-card = Non c’è una carta simile da portare.
problem-alliance-card-of-another = Questa carta è di un altro eroe.
problem-alliance-card-twice = Ogni carta si può portare una volta sola.
problem-alliance-card-taken = Questa carta è nella scatola una volta sola, e la porta già un altro eroe.
problem-alliance-modification = Una modifica va dopo un’arma del suo tipo che ha ancora posto.
problem-alliance-too-much-equipment = Un eroe porta al massimo due armi, un’armatura e tre carte equipaggiamento.
problem-alliance-too-many-cards = Tante carte sono troppe per un solo eroe.
problem-alliance-unknown-mission = Questa missione non esiste.
problem-alliance-mission-heroes = Questa missione racconta di certi eroi; la giocano con il loro equipaggiamento iniziale.
problem-alliance-mission-enemies = Una missione sceglie da sé i suoi nemici.
problem-alliance-unknown-product = Questa confezione non esiste nella collezione.

# Il server chiede i problemi con questo nome.
refused-alliance-heroes = { problem-alliance-heroes }
refused-alliance-unknown-hero = { problem-alliance-unknown-hero }
refused-alliance-hero-twice = { problem-alliance-hero-twice }
refused-alliance-unknown-map = { problem-alliance-unknown-map }
refused-alliance-unknown-enemy = { problem-alliance-unknown-enemy }
refused-alliance-unknown-ally = { problem-alliance-unknown-ally }
refused-alliance-no-card-left = { problem-alliance-no-card-left }
refused-alliance-too-many-enemies = { problem-alliance-too-many-enemies }
refused-alliance-unknown-card = { problem-alliance-unknown-card }
refused-alliance-card-of-another = { problem-alliance-card-of-another }
refused-alliance-card-twice = { problem-alliance-card-twice }
refused-alliance-card-taken = { problem-alliance-card-taken }
refused-alliance-modification = { problem-alliance-modification }
refused-alliance-too-much-equipment = { problem-alliance-too-much-equipment }
refused-alliance-too-many-cards = { problem-alliance-too-many-cards }

## Sulla mappa stellare

refused-alliance-mission-closed = Questa missione ora non è disponibile.
refused-alliance-no-such-ally = Questo alleato non può più essere schierato.
refused-alliance-no-encounter = Questo incontro non è sulla mappa stellare, o non c’è più.
refused-alliance-no-credits = Alla squadra non bastano i crediti.
refused-alliance-not-in-stock = L’armeria ora non lo offre.
refused-alliance-not-for-sale = L’armeria non lo compra: equipaggiamento iniziale, carte classe e ricompense non si vendono.
refused-alliance-not-owned = La squadra non lo possiede.
refused-alliance-no-training = Questo eroe non ha addestramenti da scegliere; il prossimo arriva dopo la prossima missione.
refused-alliance-not-trainable = La prima carta classe può costare 1 punto esperienza, la seconda fino a 2, e così via.
refused-alliance-no-untraining = Si può restituire solo l’ultima carta classe presa, e solo se è stata presa dopo l’ultima missione.
refused-alliance-cannot-hold = Lì non può stare: due armi, un’armatura, tre equipaggiamenti, modifiche sotto un’arma del loro tipo che ha ancora posto, e le ricompense restano al loro eroe.

## Missioni e campagne

problem-alliance-unknown-campaign = Questa campagna non esiste.
problem-alliance-team-name = Una squadra ha un nome da 1 a 40 caratteri.
problem-alliance-mission-difficulty = Missioni e campagne si giocano a difficoltà normale o difficile.
problem-alliance-mission-and-campaign = Scegliete una singola missione o una campagna, non entrambe.
problem-alliance-campaign-cards = In una campagna gli eroi iniziano solo con l’equipaggiamento iniziale.
problem-alliance-campaign-version = Questa campagna è stata salvata da una versione più recente del programma.
problem-alliance-campaign-heroes = Una campagna prosegue con gli eroi con cui è iniziata, ai loro posti.

refused-alliance-unknown-campaign = { problem-alliance-unknown-campaign }
refused-alliance-team-name = { problem-alliance-team-name }
refused-alliance-mission-difficulty = { problem-alliance-mission-difficulty }
refused-alliance-mission-and-campaign = { problem-alliance-mission-and-campaign }
refused-alliance-campaign-cards = { problem-alliance-campaign-cards }
refused-alliance-campaign-version = { problem-alliance-campaign-version }
refused-alliance-campaign-heroes = { problem-alliance-campaign-heroes }
refused-alliance-unknown-mission = { problem-alliance-unknown-mission }
refused-alliance-mission-heroes = { problem-alliance-mission-heroes }
refused-alliance-mission-enemies = { problem-alliance-mission-enemies }
refused-alliance-unknown-product = { problem-alliance-unknown-product }
