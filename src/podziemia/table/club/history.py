"""What the club remembers: members' pages, ladders, the season's table."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Final, cast

from sqlalchemy import Connection, func, select

from podziemia.kernel.errors import Trouble
from podziemia.table.club import wire
from podziemia.table.club.accounts import Member
from podziemia.table.club.schema import CLUB_GAMES, CLUB_PLAYED, MEMBERS, RATINGS
from podziemia.table.club.season import BEST, season_at, standings
from podziemia.table.store import Row

SHOWN_FROM: Final = 5
"""Rated games before a rating is shown: earlier it says more about luck."""
CURVE: Final = 30
PAGE: Final = 20
LADDER: Final = 50
WEEKDAY_FROM: Final = 8


def member_page(connection: Connection, id: str, viewer: Member | None) -> wire.MemberPage:
    member = visible_member(connection, id, viewer)
    times = _times(connection, id)
    return {
        "id": id,
        "name": member["name"],
        "joined": member["joined"],
        "sees": member["sees"],
        "me": viewer is not None and viewer.id == id,
        "games": len(times),
        "weekday": _weekday(times),
        "ratings": ratings_of(connection, id),
        "played": games_of(connection, id, viewer),
    }


def visible_member(connection: Connection, id: str, viewer: Member | None) -> Row:
    """The member, if the page is for whoever asks; else it is as if there were none."""
    row = connection.execute(select(MEMBERS).where(MEMBERS.c.id == id)).mappings().one_or_none()
    mine = viewer is not None and viewer.id == id
    if row is None or not (mine or row["sees"] == "all" or (viewer is not None and row["sees"] == "club")):
        raise Trouble("member-unknown")
    return dict(row)


def _times(connection: Connection, id: str) -> list[float]:
    wanted = select(CLUB_GAMES.c.at).join(CLUB_PLAYED).where(CLUB_PLAYED.c.member == id)
    return list(connection.execute(wanted).scalars())


def _weekday(times: list[float]) -> int | None:
    if len(times) < WEEKDAY_FROM:
        return None
    return Counter([datetime.fromtimestamp(at, UTC).weekday() for at in times]).most_common(1)[0][0]


def ratings_of(connection: Connection, id: str) -> list[wire.GameRating]:
    wanted = select(RATINGS).where(RATINGS.c.player == id).order_by(RATINGS.c.games.desc(), RATINGS.c.game)
    return [_rating(connection, id, dict(row)) for row in connection.execute(wanted).mappings()]


def _rating(connection: Connection, id: str, row: Row) -> wire.GameRating:
    wanted = select(CLUB_PLAYED.c.rating, CLUB_PLAYED.c.change).join(CLUB_GAMES)
    of_game = wanted.where(CLUB_PLAYED.c.member == id, CLUB_GAMES.c.game == row["game"], CLUB_GAMES.c.rated)
    latest = connection.execute(of_game.order_by(CLUB_GAMES.c.at.desc()).limit(CURVE)).all()
    shown = row["games"] >= SHOWN_FROM
    return {
        "game": row["game"],
        "games": row["games"],
        "points": round(row["rating"]) if shown else None,
        "spread": round(row["spread"]),
        "change": round(latest[0].change) if latest else 0,
        "curve": [round(one.rating) for one in reversed(latest)] if shown else [],
    }


def games_of(
    connection: Connection, id: str, viewer: Member | None, game: str = "", before: float = 0.0
) -> list[wire.PlayedGame]:
    """The member's finished games, the last first: a page of them, of one game or of all."""
    wanted = select(CLUB_GAMES, CLUB_PLAYED.c.seat, CLUB_PLAYED.c.place, CLUB_PLAYED.c.change).join(CLUB_PLAYED)
    of_member = wanted.where(CLUB_PLAYED.c.member == id)
    if game:
        of_member = of_member.where(CLUB_GAMES.c.game == game)
    if before:
        of_member = of_member.where(CLUB_GAMES.c.at < before)
    rows = connection.execute(of_member.order_by(CLUB_GAMES.c.at.desc()).limit(PAGE)).mappings().all()
    tables = _tables(connection, [row["room"] for row in rows])
    return [_played(dict(row), tables[row["room"]], viewer) for row in rows]


def _tables(connection: Connection, rooms: list[str]) -> dict[str, list[Row]]:
    """The seats of each. Members are called what they are called in the club, whatever somebody wrote on the seat."""
    found: dict[str, list[Row]] = {room: [] for room in rooms}
    wanted = select(CLUB_PLAYED, MEMBERS.c.name.label("called")).outerjoin(
        MEMBERS, MEMBERS.c.id == CLUB_PLAYED.c.member
    )
    of_rooms = wanted.where(CLUB_PLAYED.c.room.in_(rooms)).order_by(CLUB_PLAYED.c.seat)
    for row in connection.execute(of_rooms).mappings():
        found[row["room"]].append({**row, "name": row["called"] or row["name"]})
    return found


def _played(row: Row, seats: list[Row], viewer: Member | None) -> wire.PlayedGame:
    return {
        "room": row["room"],
        "game": row["game"],
        "name": row["name"],
        "at": row["at"],
        "seat": row["seat"],
        "place": row["place"],
        "shared": any(one["place"] == row["place"] for one in seats if one["seat"] != row["seat"]),
        "seats": len(seats),
        "rated": row["rated"],
        "change": round(row["change"]) if row["rated"] else None,
        "others": [
            {"name": one["name"], "member": one["member"], "level": one["level"]}
            for one in seats
            if one["seat"] != row["seat"]
        ],
        "event": row["event"],
        "mine": viewer is not None and any(one["member"] == viewer.id for one in seats),
    }


# ---- all together ----


def club_page(connection: Connection, now: float) -> wire.ClubPage:
    members: int = connection.execute(select(func.count()).select_from(MEMBERS)).scalar_one()
    return {"members": members, "season": season_table(connection, now), "ladders": ladders(connection)}


def season_table(connection: Connection, now: float) -> wire.Season:
    """Of rated games that only members played: what a bot can be beaten for is no merit among people."""
    season = season_at(now)
    wanted = select(CLUB_PLAYED.c.room, CLUB_PLAYED.c.member, CLUB_PLAYED.c.place).join(CLUB_GAMES)
    within = CLUB_GAMES.c.at.between(season.begins, season.ends)
    games: dict[str, list[tuple[str, int]]] = {}
    for row in connection.execute(wanted.where(CLUB_GAMES.c.rated, within).order_by(CLUB_PLAYED.c.seat)):
        games.setdefault(row.room, []).append((row.member, row.place))
    among_members = [game for game in games.values() if all(member for member, _ in game)]
    names = _names(connection)
    return {
        "name": cast(wire.SeasonName, season.name),
        "year": season.year,
        "ends": season.ends,
        "best": BEST,
        "rows": [
            {
                "place": one.place,
                "member": one.member,
                "name": names[one.member],
                "games": one.games,
                "wins": one.wins,
                "points": one.points,
            }
            for one in standings(among_members)
            if one.member in names
        ],
    }


def _names(connection: Connection) -> dict[str, str]:
    return {row.id: row.name for row in connection.execute(select(MEMBERS.c.id, MEMBERS.c.name))}


def ladders(connection: Connection) -> list[wire.Ladder]:
    """Of each game whoever has played often enough, the best first."""
    names = _names(connection)
    found: dict[str, list[wire.RatingRow]] = {}
    wanted = select(RATINGS).where(RATINGS.c.games >= SHOWN_FROM).order_by(RATINGS.c.rating.desc())
    for row in connection.execute(wanted):
        rows = found.setdefault(row.game, [])
        if len(rows) < LADDER and (row.player in names or row.player.startswith("bot:")):
            rows.append(
                {
                    "player": names.get(row.player) or row.player.removeprefix("bot:"),
                    "member": row.player if row.player in names else "",
                    "points": round(row.rating),
                    "spread": round(row.spread),
                    "games": row.games,
                }
            )
    return [{"game": game, "rows": rows} for game, rows in sorted(found.items())]
