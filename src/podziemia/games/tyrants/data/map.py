"""The map of the Underdark, as data: sites, routes, their spaces and where to draw them, and what lies next to what.

Coordinates run from 0 to 1000, y downwards. Spaces are numbered: first those of the sites, site by site, then those
of the routes. Sets of spaces and of sites are ints, one bit each.
"""

from __future__ import annotations

from typing import Final

SECTORS: Final = ("left", "center", "right")


class Site:
    """A site: its sector, printed points, whether games may start here, what its control marker pays, its spaces."""

    __slots__ = ("id", "label", "marker", "marker_vp", "sector", "spaces", "start", "vp", "white", "x", "y")

    def __init__(
        self,
        id: str,
        sector: str,
        vp: int,
        at: tuple[int, int],
        label: tuple[int, int],
        spaces: tuple[tuple[int, int], ...],
        white: tuple[int, ...] = (),
        start: bool = False,
        marker: tuple[int, int] | None = None,
        marker_vp: int = 0,
    ) -> None:
        self.id = id
        self.sector = sector
        self.vp = vp
        self.x, self.y = at
        self.label = label
        self.spaces = spaces
        self.white = white
        self.start = start
        self.marker = marker
        self.marker_vp = marker_vp


class Route:
    """A chain of spaces from one site to another; without spaces the two sites touch. It lies in the outer of its
    two sectors."""

    __slots__ = ("ends", "id", "sector", "spaces", "white")

    def __init__(
        self, sector: str, a: str, b: str, spaces: tuple[tuple[int, int], ...], white: tuple[int, ...] = ()
    ) -> None:
        self.id = f"{a}__{b}"
        self.sector = sector
        self.ends = (a, b)
        self.spaces = spaces
        self.white = white


SITES: Final = (
    Site(
        "gauntlgrym",
        "left",
        2,
        (95, 163),
        (107, 51),
        ((66, 163), (96, 163), (122, 163)),
        white=(0, 1),
        marker=(103, 95),
        marker_vp=1,
    ),
    Site("the_wormwrithings", "left", 3, (238, 135), (246, 115), ((214, 135), (236, 135), (263, 135))),
    Site("jhachalkhyn", "left", 4, (90, 331), (101, 302), ((76, 320), (102, 320), (77, 342), (105, 343)), start=True),
    Site("buiyrandyn", "left", 3, (100, 486), (104, 466), ((77, 486), (99, 486), (125, 486)), white=(0,)),
    Site("stoneshaft_clanhold", "left", 4, (84, 640), (97, 613), ((73, 642), (96, 638)), white=(0, 1)),
    Site(
        "ch_chitl",
        "left",
        2,
        (95, 916),
        (105, 804),
        ((70, 914), (96, 915), (118, 918)),
        white=(0, 1),
        marker=(103, 845),
        marker_vp=1,
    ),
    Site("blingdenstone", "center", 4, (364, 106), (377, 86), ((352, 106), (375, 106)), white=(0, 1)),
    Site(
        "mantol_derith",
        "center",
        4,
        (342, 268),
        (347, 241),
        ((318, 260), (342, 256), (368, 259), (332, 283), (352, 281)),
        white=(0, 1),
        start=True,
    ),
    Site(
        "menzoberranzan",
        "center",
        5,
        (502, 171),
        (511, 51),
        ((477, 159), (503, 158), (529, 158), (477, 183), (502, 183), (526, 183)),
        white=(0, 1, 2),
        marker=(512, 91),
        marker_vp=2,
    ),
    Site("everfire", "center", 3, (654, 268), (660, 250), ((629, 269), (654, 267), (680, 267))),
    Site(
        "gracklstugh",
        "center",
        3,
        (288, 393),
        (301, 367),
        ((276, 380), (299, 380), (276, 406), (299, 406)),
        white=(0, 1),
    ),
    Site("chasmleap_bridge", "center", 1, (535, 395), (544, 373), ((535, 395),)),
    Site("halls_of_the_scoured_legion", "center", 3, (676, 384), (687, 356), ((664, 384), (689, 384)), white=(1,)),
    Site("the_labyrinth", "center", 3, (301, 521), (309, 501), ((276, 521), (302, 521), (326, 521)), white=(0,)),
    Site(
        "araumycos",
        "center",
        3,
        (514, 632),
        (528, 503),
        ((501, 619), (526, 619), (501, 645), (526, 645)),
        white=(0, 1, 2, 3),
        marker=(520, 550),
        marker_vp=3,
    ),
    Site(
        "ched_nasad", "center", 3, (706, 584), (717, 550), ((692, 572), (719, 572), (693, 596), (719, 596)), start=True
    ),
    Site(
        "skullport",
        "center",
        4,
        (296, 710),
        (302, 680),
        ((273, 701), (293, 701), (322, 701), (284, 724), (309, 724)),
        white=(0, 1),
        start=True,
    ),
    Site("eryndlyn", "center", 3, (476, 757), (489, 738), ((450, 757), (477, 757), (501, 757)), start=True),
    Site("llacerellyn", "center", 2, (658, 743), (673, 728), ((647, 743), (670, 743))),
    Site("kanaglym", "center", 3, (307, 910), (315, 893), ((284, 911), (306, 907), (332, 911))),
    Site(
        "tsenviilyq",
        "center",
        4,
        (528, 948),
        (542, 837),
        ((502, 948), (529, 948), (553, 948)),
        white=(0, 1, 2),
        marker=(537, 876),
        marker_vp=1,
    ),
    Site(
        "chaulssin",
        "right",
        4,
        (761, 119),
        (767, 89),
        ((737, 111), (763, 110), (786, 110), (749, 131), (772, 132)),
        start=True,
    ),
    Site(
        "the_phaerlin",
        "right",
        2,
        (883, 273),
        (888, 207),
        ((858, 273), (884, 273), (906, 273)),
        white=(0, 1),
        marker=(893, 205),
        marker_vp=1,
    ),
    Site("yathchol", "right", 4, (826, 445), (838, 427), ((815, 445), (838, 445)), white=(0, 1)),
    Site(
        "ruins_of_dekanter",
        "right",
        5,
        (879, 644),
        (889, 616),
        ((854, 630), (877, 632), (903, 632), (858, 656), (880, 656), (903, 655)),
        white=(0, 1),
    ),
    Site(
        "ss_zuraass_nee",
        "right",
        2,
        (853, 937),
        (863, 843),
        ((828, 934), (850, 939), (880, 939)),
        white=(0, 1),
        marker=(861, 875),
        marker_vp=1,
    ),
)

ROUTES: Final = (
    Route("left", "buiyrandyn", "the_labyrinth", ((189, 489),)),
    Route("left", "ch_chitl", "kanaglym", ((210, 908),)),
    Route("left", "ch_chitl", "stoneshaft_clanhold", ((101, 709),)),
    Route("left", "gauntlgrym", "jhachalkhyn", ((94, 234),)),
    Route("left", "gauntlgrym", "the_wormwrithings", ()),
    Route("left", "jhachalkhyn", "buiyrandyn", ((103, 405),)),
    Route("left", "jhachalkhyn", "gracklstugh", ((196, 347),)),
    Route("left", "mantol_derith", "the_wormwrithings", ((247, 222),)),
    Route("left", "stoneshaft_clanhold", "buiyrandyn", ((103, 551),)),
    Route("left", "stoneshaft_clanhold", "skullport", ((159, 632), (201, 673))),
    Route("center", "araumycos", "chasmleap_bridge", ((539, 452),), white=(0,)),
    Route("center", "araumycos", "eryndlyn", ((504, 686),), white=(0,)),
    Route("center", "araumycos", "the_labyrinth", ((425, 554), (391, 514)), white=(0,)),
    Route("center", "chasmleap_bridge", "everfire", ((620, 331),)),
    Route("center", "chasmleap_bridge", "gracklstugh", ((460, 377), (392, 393))),
    Route("center", "ched_nasad", "araumycos", ((617, 605),), white=(0,)),
    Route("center", "ched_nasad", "halls_of_the_scoured_legion", ((672, 493), (661, 437))),
    Route("center", "eryndlyn", "kanaglym", ((391, 768), (360, 827))),
    Route("center", "everfire", "menzoberranzan", ((616, 203), (592, 148))),
    Route("center", "halls_of_the_scoured_legion", "everfire", ((699, 312),)),
    Route("center", "kanaglym", "skullport", ((296, 813),)),
    Route("center", "kanaglym", "tsenviilyq", ((395, 944), (439, 899))),
    Route("center", "llacerellyn", "ched_nasad", ((658, 677), (686, 643))),
    Route("center", "llacerellyn", "eryndlyn", ((587, 744),)),
    Route("center", "llacerellyn", "tsenviilyq", ((630, 812),)),
    Route("center", "mantol_derith", "blingdenstone", ((364, 168),), white=(0,)),
    Route("center", "mantol_derith", "gracklstugh", ((316, 324),)),
    Route("center", "menzoberranzan", "chasmleap_bridge", ((522, 247), (522, 309))),
    Route("center", "menzoberranzan", "mantol_derith", ((430, 185), (443, 253), (433, 316))),
    Route("center", "skullport", "the_labyrinth", ((307, 625), (296, 566))),
    Route("center", "the_labyrinth", "gracklstugh", ((309, 450),)),
    Route("right", "chaulssin", "everfire", ((689, 158),)),
    Route("right", "chaulssin", "the_phaerlin", ((764, 196),)),
    Route("right", "ched_nasad", "ruins_of_dekanter", ((799, 649),)),
    Route("right", "ched_nasad", "yathchol", ((784, 503),)),
    Route("right", "llacerellyn", "ss_zuraass_nee", ((751, 780), (775, 829))),
    Route("right", "ruins_of_dekanter", "the_phaerlin", ((892, 516), (912, 398))),
    Route("right", "ss_zuraass_nee", "ruins_of_dekanter", ((894, 745),)),
    Route("right", "yathchol", "halls_of_the_scoured_legion", ((752, 443),)),
    Route("right", "yathchol", "the_phaerlin", ((843, 348),)),
)

# The dotted lines between the sectors, only for drawing.
DIVIDERS: Final = {
    "left_center": (
        (313, 29),
        (318, 90),
        (315, 143),
        (285, 207),
        (249, 297),
        (228, 397),
        (225, 492),
        (233, 566),
        (234, 614),
        (228, 661),
        (225, 705),
        (233, 766),
        (249, 840),
        (249, 884),
        (239, 932),
        (222, 971),
    ),
    "center_right": (
        (640, 30),
        (637, 91),
        (651, 143),
        (677, 185),
        (724, 221),
        (760, 272),
        (771, 335),
        (746, 399),
        (727, 455),
        (735, 489),
        (754, 511),
        (779, 547),
        (784, 585),
        (776, 619),
        (732, 718),
        (719, 777),
        (721, 834),
        (729, 895),
        (713, 971),
    ),
}


def _union(masks: list[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


SITE_IDS: Final = tuple(site.id for site in SITES)
SITE_SPACES: Final = sum(len(site.spaces) for site in SITES)
"""How many spaces lie at sites: spaces with smaller numbers do, the others lie on routes."""
SPACE_IDS: Final = (
    *[f"{site.id}.{i}" for site in SITES for i in range(len(site.spaces))],
    *[f"{route.id}.{i}" for route in ROUTES for i in range(len(route.spaces))],
)
SPACES: Final = len(SPACE_IDS)
ROUTE_SITES: Final = tuple((SITE_IDS.index(route.ends[0]), SITE_IDS.index(route.ends[1])) for route in ROUTES)

SITE_OF: Final = tuple(i for i, site in enumerate(SITES) for _ in site.spaces)
"""The site of each site space."""
SITE_MASK: Final = tuple(
    _union([1 << space for space in range(SITE_SPACES) if SITE_OF[space] == i]) for i in range(len(SITES))
)
"""The spaces of each site."""
FIRST_SPACE: Final = tuple(SITE_OF.index(i) for i in range(len(SITES)))
WORD: Final = 60
LOW_SITES: Final = len([mask for mask in SITE_MASK if mask.bit_length() <= WORD])
"""Sets of spaces are long ints, dear to look into; the spaces of so many sites fit into one word of the machine, those
of the others into another."""
LOW_BITS: Final = FIRST_SPACE[LOW_SITES]
LOW: Final = (1 << LOW_BITS) - 1
HIGH: Final = (1 << (SITE_SPACES - LOW_BITS)) - 1
BITS: Final = tuple(number.bit_count() for number in range(1 << max(len(site.spaces) for site in SITES)))
"""How many spaces of a site belong to a set of them, the first being the lowest bit."""
PLACE_MASK: Final = (*[SITE_MASK[i] for i in SITE_OF], *[1 << space for space in range(SITE_SPACES, SPACES)])
"""For each space, all spaces of the same place: a site is one place, a route space is a place of its own (TYR-6.03)."""


def _reach() -> list[int]:
    """For each space, the spaces of its own place and of the places next to it (TYR-6.03)."""
    reach = list(PLACE_MASK)

    def join(one: int, other: int) -> None:
        for a, b in ((one, other), (other, one)):
            for space in range(SPACES):
                if PLACE_MASK[a] >> space & 1:
                    reach[space] |= PLACE_MASK[b]

    at = SITE_SPACES
    for route, (first, last) in zip(ROUTES, ROUTE_SITES, strict=True):
        chain = [FIRST_SPACE[first], *range(at, at + len(route.spaces)), FIRST_SPACE[last]]
        for i in range(len(chain) - 1):
            join(chain[i], chain[i + 1])
        at += len(route.spaces)
    return reach


REACH: Final = tuple(_reach())
"""Where a troop on the space gives presence (TYR-6.04, 6.05), and whose troops are adjacent to it."""
AROUND: Final = tuple(
    tuple(
        space
        for space in range(SPACES)
        if REACH[here] >> space & 1 and (space >= SITE_SPACES or FIRST_SPACE[SITE_OF[space]] == space)
    )
    for here in range(SPACES)
)
"""One space of each place within reach of the space."""
NOT_PLACE: Final = tuple(~mask for mask in PLACE_MASK)

START_SITES: Final = _union([1 << i for i, site in enumerate(SITES) if site.start])
MARKER_SITES: Final = tuple(i for i, site in enumerate(SITES) if site.marker)
HAS_MARKER: Final = tuple(site.marker is not None for site in SITES)


def _marked_spaces() -> int:
    """The spaces on which white troops start (TYR-1.08)."""
    marks = [i in site.white for site in SITES for i in range(len(site.spaces))]
    marks += [i in route.white for route in ROUTES for i in range(len(route.spaces))]
    return _union([1 << space for space, white in enumerate(marks) if white])


WHITE_SPACES: Final = _marked_spaces()


def sites_in(sectors: tuple[str, ...]) -> int:
    """The sites of these sectors (TYR-1.02)."""
    return _union([1 << i for i, site in enumerate(SITES) if site.sector in sectors])


def spaces_in(sites: int) -> int:
    """The spaces of these sites and of the routes that join two of them (TYR-1.03)."""
    mask = _union([SITE_MASK[i] for i in range(len(SITES)) if sites >> i & 1])
    at = SITE_SPACES
    for route, (first, last) in zip(ROUTES, ROUTE_SITES, strict=True):
        if sites >> first & 1 and sites >> last & 1:
            mask |= _union([1 << space for space in range(at, at + len(route.spaces))])
        at += len(route.spaces)
    return mask
