"""What people type is text and nothing else."""

from playwright.sync_api import expect

NASTY = "<img src=x onerror=window.hacked=1>"


def is_clean(visitor):
    return visitor.page.evaluate("window.hacked === undefined && !document.querySelector('img[src=x]')")


def test_names_and_chat(visit):
    # Without the policy that would stop the script anyway.
    ada, bea = visit(NASTY, bypass_csp=True), visit("Bea", bypass_csp=True)
    table = ada.lay_table("friend")
    bea.join(table)
    ada.sit_at(table), bea.sit_at(table)
    ada.field("ui-chat").fill(f"Hello {NASTY}")
    ada.button("ui-send").click()
    for visitor in (ada, bea):
        expect(visitor.entries.filter(has_text="Hello")).to_contain_text(f"Hello {NASTY}")
        expect(visitor.page.get_by_role("list", name=visitor.say("ui-seats"))).to_contain_text(NASTY)
        assert is_clean(visitor)
    for path in ("/", "/g/jonques", f"/t/{table}/replay"):
        bea.go(path)
        expect(bea.page.get_by_role("main")).to_contain_text(NASTY)
        assert is_clean(bea)
