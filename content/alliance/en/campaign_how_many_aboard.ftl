# The first act.

alliance-campaign-how-many-aboard = How Many Aboard
alliance-campaign-how-many-aboard-note = For eleven years a voice brought strangers home through the Merrow Lanes. Now it is warmer than ever, and the ships it guides do not arrive.

alliance-campaign-how-many-aboard-location-oleth = Oleth
alliance-campaign-how-many-aboard-location-brask = Brask
alliance-campaign-how-many-aboard-location-port-sallow = Port Sallow
alliance-campaign-how-many-aboard-location-customs = Merrow Customs
alliance-campaign-how-many-aboard-location-merrow = Merrow Lanes
alliance-campaign-how-many-aboard-location-field-hospital = Field Hospital
alliance-campaign-how-many-aboard-location-quarry = The Quarry
alliance-campaign-how-many-aboard-location-quills-house = Quill’s House
alliance-campaign-how-many-aboard-location-relay-nine = Relay Nine

## Epilogues

alliance-campaign-how-many-aboard-ending-all-lights-home = Sera Vantine sleeps for two days in the hold of the Patient Debt, with her mouth shut, under all the blankets there are. On the third night she asks for the set. Two hundred and six people have told every port who turned them round, and on the open band nobody speaks: they are all waiting. “Merrow Lanes,” she says, hoarse. “I’ve been away. How many aboard?” They answer, ship after ship, until morning: nine, four, thirty-one, one and a half. Ikka writes it all down. When the page is full she takes a nail, goes to the hatch and scratches one word under the names. Home.
    .title = All lights home
alliance-campaign-how-many-aboard-ending-both = The pod tumbles for an hour before Ikka has it. Behind you Relay Nine burns without a sound. Sera Vantine looks at the heads around her and counts them, and after that she says nothing for a month. The throat, says the field surgeon; it will come or it won’t. On the lanes people fly by eye, slowly, and mostly arrive. Then one night somebody coughs on the open band. “I have a light at the Shears, and it’s drifting,” says a voice like gravel. “Bring it in slow. How many aboard?” All over the belt people put down what they are holding.
    .title = Both
alliance-campaign-how-many-aboard-ending-voice-and-son = There are two voices on the Merrow Lanes now. One is warm and never tired and sees your light. The other one coughs, and asks. It took the captains one bad week to learn the difference; since then nobody turns a wheel before the question has come. Sera Vantine speaks from another rock every night. Dov carries the set, changes the frequency and apologises to it. “Milk?” she says between two ships. He has told her all of it, once, without a pause. She asked how many. He knew the number. The Chorus goes on talking. Every night it has fewer people to talk to.
    .title = The voice and her son
alliance-campaign-how-many-aboard-ending-the-voice = There are two voices on the Merrow Lanes now. One is warm and never tired and sees your light. The other one coughs, and asks. It took the captains one bad week to learn the difference; since then nobody turns a wheel before the question has come. Sera Vantine speaks from another rock every night, and Ikka carries the set. Between two ships she tries the maintenance band. “Dov? Have you eaten?” Nothing answers. But somebody still tunes the other voice, and sometimes, in the middle of a sentence, it stumbles, as if a hand had slipped. She takes that for a yes.
    .title = The voice
alliance-campaign-how-many-aboard-ending-quiet-and-son = Relay Nine burns for a night and a day, and then the Merrow Lanes are quiet. Ships go by eye, slowly, and arrive. One evening Dov stands at the hatch of the Patient Debt, where the names are, and asks for a nail. He is exact, it takes him an hour, and hers stands there as straight as print. “Nobody told me there was no choice,” he says. “Thank you.” He does not say sorry, not once. Ikka keeps the band open every night and says nothing. When a light goes by out there, her hand goes to the switch. She knows what one would ask. She counts them herself.
    .title = The quiet and the son
alliance-campaign-how-many-aboard-ending-the-quiet = Relay Nine burns for a night and a day, and then the Merrow Lanes are quiet. Ships go by eye, slowly, and arrive. In the ports they drink to you, and nobody asks who was in the chair. There is one name more in the hatch of the Patient Debt. Somewhere a young man with a mug has read it in a newspaper, under shipping. Ikka keeps the band open every night and says nothing. When a light goes by out there, her hand goes to the switch. She knows what one would ask. She counts them herself.
    .title = The quiet
alliance-campaign-how-many-aboard-ending-lanterns = They come for you in the end, in boats without a radio: people you once brought out of somewhere. They have hung lanterns at the bow, and they shout from hull to hull, because a shout cannot be cut into syllables. “How many aboard?” You tell them. They pass it on, boat to boat, until it is out of hearing. On the open band the machine sees your light; it sees everybody’s. They have switched it off. By summer there is a lantern on every rock from Oleth to the Shears. And on Relay Nine, in a chair, somebody is still waiting to be asked.
    .title = Lanterns
alliance-campaign-how-many-aboard-ending-neither = Relay Nine has been repaired. A new card hangs on its door: PLEASE KNOCK. You are alive because somebody talked you through the rocks, and you have argued about it ever since. It was warm. It was her voice. Each of you remembers saying a number, and nobody remembers why. Ikka has painted over the burns and sits with the band turned down to a hiss. In the hiss, between two sentences, there is sometimes a gap. “Hear that?” she says. “That’s not the machine. Machines don’t wait.” She turns it up a little. “So. When do we go back?”
    .title = Neither
