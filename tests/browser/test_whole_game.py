"""Two browsers and a spectator play to the end through their pages; two people at one screen."""

from playwright.sync_api import expect

from .visitors import SHORT, play


def lay_the_table(visitor, other):
    """From the shelf to a table, by the form."""
    visitor.go()
    visitor.box().click()
    visitor.button("ui-play-now").click()
    visitor.field("ui-my-name").fill(visitor.name)
    seat = visitor.page.get_by_role("group", name=visitor.say("ui-seat", number=2, name=visitor.say("seat-1")))
    seat.get_by_role("radio", name=visitor.say(other), exact=True).check()
    visitor.field("option-turn_cap").fill(SHORT["turn_cap"])


def test_two_browsers_and_a_spectator_play_to_the_end(visit):
    ada, bea, eve = visit("Ada"), visit("Bea"), visit("Eve")
    lay_the_table(ada, "ui-seat-friend")
    ada.button("ui-open-table").click()
    invitation = ada.field("ui-invite").input_value()
    ada.throw_by_hand()

    bea.go(invitation)
    bea.field("ui-my-name").fill("Bea")
    bea.button("ui-sit").click()
    expect(ada.page.get_by_role("list", name=ada.say("ui-seats"))).to_contain_text("Bea")
    eve.go(invitation).settle()
    assert not eve.may_act()

    play([ada, bea], ada.is_over)
    revealed = ada.say("table-revealed")
    for visitor in (ada, bea, eve):
        expect(visitor.entries.last).to_have_text(revealed)
        expect(visitor.dock).to_contain_text(ended(visitor))
    assert ada.lines()[-100:] == bea.lines()[-100:] == eve.lines()[-100:]
    assert not eve.button("ui-rematch").is_visible()


def ended(visitor):
    """Who has won, said to who reads it; or that nobody has."""
    won = [visitor.say("prompt-won", player=name, you="other") for name in ("Ada", "Bea")]
    won += [visitor.say("prompt-won", player=visitor.name, you="player")]
    return next(
        (said for said in won if said in visitor.dock.inner_text()),
        visitor.say("prompt-drawn"),
    )


def test_two_people_at_one_screen(visit):
    ada = visit("Ada")
    lay_the_table(ada, "ui-seat-here")
    ada.field("ui-their-name").fill("Bea")
    ada.button("ui-open-table").click()
    ada.throw_by_hand()
    before = ada.entries.count()
    for _ in range(30):
        ada.act()
    assert ada.entries.count() >= before + 30
    lines = " ".join(ada.lines())
    assert ada.say("log-three-throws", player="Ada", throw=1, aces=0, sixes=0).split(":")[0] in lines
    assert ada.say("log-three-throws", player="Bea", throw=1, aces=0, sixes=0).split(":")[0] in lines
