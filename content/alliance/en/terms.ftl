# What keywords and conditions mean, in short: the little explanations that a tap or the mouse opens.

# $n is the number behind a keyword; 0 where there is none.
alliance-term =
    { $term ->
        [bleed] Harmful. A hero suffers 1 strain after each of its actions and can spend an action to discard the condition. An enemy suffers 1 damage after each instruction with a symbol.
        [blast] If the target suffers damage, every other figure next to it that is hostile to the attacker, and every object there that can be attacked, suffers { $n } damage as well.
        [cleave] If the target of a melee attack suffers damage, another enemy, or an object, that the attack could be made at suffers { $n } damage.
        [focus] Helpful. The figure rolls 1 green die more for its next attack or test. Then the condition is gone.
        [hide] Helpful. Attacks against the figure have 2 accuracy less. Its own next attack has 1 surge more, and then the condition is gone.
        [massive] Moves over any terrain and through figures at no extra cost. Figures never block the line of sight to it or from it.
        [mobile] Moves over any terrain and through figures at no extra cost.
        [pierce] The attack ignores up to { $n } block.
        [reach] Melee attacks reach targets up to 2 spaces away.
        [stun] Harmful. The figure cannot attack or leave its space by choice. A hero can spend an action to discard the condition; an enemy loses it with its next movement instruction, without moving.
       *[weaken] Harmful. The figure’s attacks have 1 surge less, and it has 1 evade less when it defends. It loses the condition at the end of its activation.
    }
alliance-term-keyword = On an attack it takes effect only if the target suffers damage.
alliance-term-help = What does that mean?
# The sum under the dice of an attack.
alliance-sum-help-label = How is this counted?
alliance-sum-help = Each block takes away 1 damage and each evade 1 surge. A ranged attack needs at least as much accuracy as there are spaces to the target. A dodge always makes it miss. What abilities add is counted in the result.
