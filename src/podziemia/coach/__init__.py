"""The coach: what a finished game could have been, answer by answer, from what each seat could know.

It stands above the bots, whose search it asks, and below table and terminal, which show what it finds. It knows no
game.
"""

from podziemia.coach.depth import DEPTHS, Depth
from podziemia.coach.found import Found, Judged, LineStep, Moved, ReasonPart, Turning
from podziemia.coach.judge import Judgement
from podziemia.coach.review import Review
from podziemia.coach.warning import weigh

__all__ = [
    "DEPTHS",
    "Depth",
    "Found",
    "Judged",
    "Judgement",
    "LineStep",
    "Moved",
    "ReasonPart",
    "Review",
    "Turning",
    "weigh",
]
