"""Refresh, close, come back later, come back by another device: the seat and the position are as they were."""

from playwright.sync_api import expect

ACTIONS = 8


def played_a_little(ada, other="here"):
    ada.sit_at(ada.lay_table(other))
    ada.throw_by_hand()
    for _ in range(ACTIONS):
        ada.act()
    ada.wait_to_be_asked()
    return ada.position(), ada.lines()


def test_refresh(visit):
    ada = visit()
    before = played_a_little(ada)
    ada.page.reload()
    expect(ada.entries).to_have_count(len(before[1]))
    assert (ada.position(), ada.lines()) == before
    ada.act()


def test_close_the_page_and_open_it_later(visit):
    ada = visit()
    before = played_a_little(ada)
    table = ada.table
    ada.page.close()
    ada.new_page()
    ada.go()
    ada.page.get_by_role("main").locator(f"a[href='/t/{table}']").click()
    expect(ada.entries).to_have_count(len(before[1]))
    assert (ada.position(), ada.lines()) == before
    ada.act()


def test_the_key_of_a_seat_takes_it_on_another_device(visit):
    """As private links of older editions have it."""
    ada, phone, stranger = visit("Ada"), visit("Phone"), visit("Eve")
    ada.go("/g/jonques")
    ada.button("ui-play-bot", name=ada.say("bot-1")).click()
    expect(ada.board).to_be_visible()
    for _ in range(3):
        ada.act()
    key = ada.page.evaluate("(table) => localStorage[`ludotheque.key.${table}`]", ada.table)
    link = f"/t/{ada.table}#key={key}"

    phone.go(link)
    expect(phone.page).not_to_have_url(link)
    expect(phone.to_do.first).to_be_visible()
    phone.act()
    stranger.sit_at(phone.table)
    assert not stranger.may_act()
    assert stranger.look()["table"]["viewer"]["person"] == -1
