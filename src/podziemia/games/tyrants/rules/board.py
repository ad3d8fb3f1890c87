"""What happens on the map: deploying, assassinating, supplanting, moving, returning, spies (TYR-6, TYR-7)."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.map import SITE_IDS, SITE_MASK, SITE_OF, SPACE_IDS
from podziemia.games.tyrants.data.options import (
    ASSASSINATE,
    COLOURS,
    DECLINE,
    DEPLOY,
    DONE,
    HALL,
    MOVE,
    MOVE_TO,
    RECALL,
    RECALLING,
    RETURN,
    RETURN_SPY,
    SPY,
    SPYING,
    STRIKE,
    SUPPLANT,
    TAKE,
    WHOSE,
    at_sites,
    one_each,
)
from podziemia.games.tyrants.rules.play import Play, choose
from podziemia.games.tyrants.rules.state import NOWHERE, WHITE, TyrantsState
from podziemia.kernel.ask import Ask, Option, Rules

ANYWHERE: Final = -1
"""All spaces of the board: no presence needed (TYR-6.10)."""

# ---- deploying ----


def deploy_options(s: TyrantsState) -> list[Option]:
    """Empty spaces with presence (TYR-7.06); any empty space if the player has no troop on the map (TYR-7.07)."""
    if not s.troops[s.active]:
        return one_each(DEPLOY, s.empty)
    return one_each(DEPLOY, s.empty & s.reach[s.active])


def deploy_troop(s: TyrantsState, space: int) -> None:
    """A troop from the barracks; the last one triggers the end (TYR-9.01)."""
    s.me.barracks -= 1
    s.tell("troop_deployed", s.active, SPACE_IDS[space])
    s.put_troop(s.active, space)
    if s.me.barracks == 0:
        s.trigger_end()


def deploy_for_vp(s: TyrantsState, because: str = "barracks") -> None:
    """With empty barracks a deployment is worth 1 VP instead (TYR-7.08)."""
    s.gain_vp(s.active, 1, because)


def deploy(p: Play, n: int = 1) -> Rules[list[int]]:
    """So many deployments, one after the other; the spaces where troops were really put (TYR-7.10)."""
    s = p.s
    spaces: list[int] = []
    for left in range(n, 0, -1):
        if s.me.barracks == 0:
            deploy_for_vp(s, p.id)
            continue
        options = deploy_options(s)
        if options:
            space = (yield Ask(s.active, "deploy", options, p.id, left)).index
            deploy_troop(s, space)
            spaces.append(space)
    return spaces


# ---- assassinating and supplanting ----


def enemy_options(s: TyrantsState, family: list[Option], spaces: int, white: bool = False) -> list[Option]:
    """Enemy troops on the spaces, white ones or those of other players, never one's own (TYR-6.09, 7.02)."""
    options = one_each(family, s.troops[WHITE] & spaces)
    if not white:
        for seat in range(s.seats):
            if seat != s.active:
                options += one_each(family, s.troops[seat] & spaces)
    return options


def kill(s: TyrantsState, space: int) -> int:
    """The troop goes to the active player's trophy hall and keeps its colour (TYR-7.01)."""
    colour = s.colour_at(space)
    if colour == WHITE:
        s.tell("white_killed", s.active, SPACE_IDS[space])
    else:
        s.tell("troop_killed", s.active, SPACE_IDS[space], other=colour)
    s.take_troop(colour, space)
    s.me.trophies[colour] += 1
    return colour


def spaces_for(s: TyrantsState, at: int) -> int:
    """The spaces of one site (TYR-7.36), or all where the active player has presence now (TYR-6.07)."""
    return s.reach[s.active] if at == NOWHERE else SITE_MASK[at]


def assassinate(p: Play, n: int = 1, white: bool = False, at: int = NOWHERE, up_to: bool = False) -> Rules[list[int]]:
    """So many assassinations, one at a time, as many as there are targets (TYR-7.05); the colours of the troops."""
    s = p.s
    killed: list[int] = []
    for left in range(n, 0, -1):
        options = enemy_options(s, ASSASSINATE, spaces_for(s, at), white)
        if not options:
            break
        if up_to:
            options.append(DONE)
        answer = yield Ask(s.active, "assassinate", options, p.id, left)
        if answer is DONE:
            break
        killed.append(kill(s, answer.index))
    return killed


def assassinate_at_one_site(p: Play, most: int, white: bool = False) -> Rules[int]:
    """Up to so many troops at a single site with presence, which is chosen first (TYR-10.25); how many fell."""
    s = p.s
    targets = s.troops[WHITE] if white else s.troops[WHITE] | s.troops_of_others()
    sites = s.present_at(s.active)
    options = [STRIKE[site] for site, mask in enumerate(SITE_MASK) if sites >> site & 1 and targets & mask]
    answer = yield Ask(s.active, "strike", [*options, DECLINE], p.id, most)
    if answer is DECLINE:
        return 0
    return len((yield from assassinate(p, most, white, answer.index, up_to=True)))


def supplant(p: Play, n: int = 1, white: bool = False, anywhere: bool = False, at: int = NOWHERE) -> Rules[None]:
    """Assassinate, then deploy into the space just vacated (TYR-7.28)."""
    s = p.s
    for left in range(n, 0, -1):
        options = enemy_options(s, SUPPLANT, ANYWHERE if anywhere else spaces_for(s, at), white)
        if not options:
            break
        supplant_troop(p, (yield Ask(s.active, "supplant", options, p.id, left)).index)


def supplant_troop(p: Play, space: int) -> None:
    kill(p.s, space)
    if p.s.me.barracks:
        deploy_troop(p.s, space)
    else:
        deploy_for_vp(p.s, p.id)  # TYR-7.29: the space stays empty


def supplant_at_each(p: Play, sites: int) -> Rules[None]:
    """One troop at each of the sites, in the order the player likes; a site without an enemy gives none (TYR-10.12)."""
    s = p.s
    while True:
        spaces = 0
        for site, mask in enumerate(SITE_MASK):
            if sites >> site & 1:
                spaces |= mask
        options = enemy_options(s, SUPPLANT, spaces)
        if not options:
            return
        space = (yield Ask(s.active, "supplant", options, p.id, sites.bit_count())).index
        supplant_troop(p, space)
        sites &= ~(1 << SITE_OF[space])


# ---- moving and returning ----


def move_enemies(p: Play, n: int = 1, up_to: bool = False) -> Rules[None]:
    """Enemy troops from where there is presence to any empty spaces in play (TYR-7.13)."""
    s = p.s
    for left in range(n, 0, -1):
        options = enemy_options(s, MOVE, s.reach[s.active])
        if not options or not s.empty:
            return
        if up_to:
            options.append(DONE)
        answer = yield Ask(s.active, "move", options, p.id, left)
        if answer is DONE:
            return
        target = (yield Ask(s.active, "move.to", one_each(MOVE_TO, s.empty), p.id)).index
        s.tell("troop_moved", s.active, SPACE_IDS[answer.index], things=(SPACE_IDS[target],))
        s.move_troop(s.colour_at(answer.index), answer.index, target)


def return_options(s: TyrantsState, own: bool) -> list[Option]:
    """Pieces of other players where there is presence; with `own` also one's own anywhere (TYR-7.24, 7.25)."""
    options = []
    for seat in range(s.seats):
        if seat != s.active:
            options += one_each(RETURN, s.troops[seat] & s.reach[s.active])
        elif own:
            options += one_each(RETURN, s.troops[seat])
    sites = reachable_spies(s)
    return options + at_sites(RETURN_SPY, sites | s.spies[s.active] if own else sites)


def reachable_spies(s: TyrantsState) -> int:
    """Sites with presence and a spy of another player."""
    spies = s.spies_of_others()
    return spies & s.present_at(s.active) if spies else 0


def return_pieces(p: Play, n: int = 1, own: bool = False, up_to: bool = False) -> Rules[None]:
    """Pieces of players go back to their barracks, never white ones (TYR-7.24 to 7.26)."""
    s = p.s
    for left in range(n, 0, -1):
        options = return_options(s, own)
        if not options:
            return
        if up_to:
            options.append(DONE)
        answer = yield Ask(s.active, "return", options, p.id, left)
        if answer is DONE:
            return
        if answer.verb == "return":
            return_troop(s, answer.index)
        else:
            yield from return_spy(s, answer.index, p.id, own)


def return_troop(s: TyrantsState, space: int) -> None:
    colour = s.colour_at(space)
    s.tell("troop_returned", s.active, SPACE_IDS[space], other=colour)
    s.take_troop(colour, space)
    s.players[colour].barracks += 1


def return_spy(s: TyrantsState, site: int, because: str = "", own: bool = False) -> Rules[None]:
    """One spy of the site goes back; of several, the active player says whose (TYR-11.04)."""
    reachable = s.present_at(s.active) >> site & 1
    owners = [
        WHOSE[seat] for seat in range(s.seats) if s.spies[seat] >> site & 1 and (own if seat == s.active else reachable)
    ]
    owner = (yield Ask(s.active, "return.whose", owners, because)).index
    s.take_spy(owner, site)
    s.tell("spy_returned", s.active, SITE_IDS[site], other=owner)


def return_enemy_spy(p: Play) -> Rules[None]:
    """One spy of another player where there is presence, if there is one."""
    sites = reachable_spies(p.s)
    if sites:
        answer = yield Ask(p.s.active, "return-spy", at_sites(RETURN_SPY, sites), p.id)
        yield from return_spy(p.s, answer.index, p.id)


# ---- spies ----


def place_spy(p: Play) -> Rules[int]:
    """A spy from the barracks goes to a site without one of one's own (TYR-7.14); if all are out, one may be taken back
    first (TYR-7.15). The site, or NOWHERE."""
    s = p.s
    if not s.spies_left(s.active):
        recalled = yield from recall(p, "spy.recall")
        if recalled == NOWHERE:
            return NOWHERE
    site = (yield Ask(s.active, "spy", at_sites(SPY, s.sites & ~s.spies[s.active]), p.id)).index
    s.put_spy(s.active, site)
    s.tell("spy_placed", s.active, SITE_IDS[site])
    return site


def recall(p: Play, kind: str = "pay.recall") -> Rules[int]:
    """Take back one of one's own spies, if there is one and the player wants to (TYR-5.06); the site it left."""
    s = p.s
    answer = yield Ask(s.active, kind, [*at_sites(RECALL, s.spies[s.active]), DECLINE], p.id)
    if answer is DECLINE:
        return NOWHERE
    take_back(s, answer.index)
    return answer.index


def recall_any_number(p: Play) -> Rules[int]:
    """At least one spy, then as many more as the player wants (TYR-10.12); the sites they left."""
    s = p.s
    first = yield from recall(p)
    if first == NOWHERE:
        return 0
    left = 1 << first
    while s.spies[s.active]:
        answer = yield Ask(s.active, "pay.recall-more", [*at_sites(RECALL, s.spies[s.active]), DONE], p.id)
        if answer is DONE:
            break
        take_back(s, answer.index)
        left |= 1 << answer.index
    return left


def take_back(s: TyrantsState, site: int) -> None:
    s.take_spy(s.active, site)
    s.tell("spy_recalled", s.active, SITE_IDS[site])


def spy_or_recall(p: Play) -> Rules[int]:
    """Choose one: place a spy; or pay for something by taking one back. The site the spy left, NOWHERE if not paid."""
    if (yield from choose(p, SPYING, RECALLING)) is SPYING:
        yield from place_spy(p)
        return NOWHERE
    return (yield from recall(p))


def others_at(s: TyrantsState, site: int) -> list[int]:
    """Opponents with a troop at the site, clockwise; nobody is NOWHERE (TYR-7.37)."""
    if site == NOWHERE:
        return []
    return [seat for seat in s.opponents() if s.troops[seat] & SITE_MASK[site]]


def enemy_spy_at(s: TyrantsState, site: int) -> bool:
    return site != NOWHERE and s.spies_of_others() >> site & 1 == 1


# ---- trophies that come back ----


def raise_trophy(
    p: Play, halls: list[int], spaces: int, white: bool = False, left: int = 1, may: bool = True
) -> Rules[bool]:
    """Take a troop from one of the trophy halls and put it, in its own colour, on one of the empty spaces. It does not
    come from barracks (TYR-10.13). Whether that was done."""
    s = p.s
    full = [seat for seat in halls if (s.players[seat].trophies[WHITE] if white else sum(s.players[seat].trophies))]
    answer = DONE
    if full and s.empty & spaces:
        options = [HALL[seat] for seat in full]
        answer = yield Ask(s.active, "raise.hall", [*options, DONE] if may else options, p.id, left)
    if answer is DONE:
        return False
    hall = s.players[answer.index].trophies
    colours = [TAKE[colour] for colour in range(len(COLOURS)) if hall[colour] and (colour == WHITE or not white)]
    colour = (yield Ask(s.active, "raise.colour", colours, p.id)).index
    space = (yield Ask(s.active, "raise.space", one_each(DEPLOY, s.empty & spaces), p.id)).index
    if colour == WHITE:
        s.tell("white_raised", s.active, SPACE_IDS[space])
    else:
        s.tell("troop_raised", s.active, SPACE_IDS[space], other=colour)
    hall[colour] -= 1
    s.put_troop(colour, space)
    return True
