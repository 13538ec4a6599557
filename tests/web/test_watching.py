"""What is told to who watches over a house."""

from .servers import running


def test_health_and_metrics(postgres, database_url):
    with running(database_url, metrics=True) as server:
        ada = server.person("Ada")
        ada.open("friend")
        assert ada.http.get("/health").text == "well"
        told = ada.http.get("/metrics").text
        assert "ludotheque_tables_in_memory 1.0" in told
        postgres.stop()
        try:
            assert ada.http.get("/health").status_code == 503
        finally:
            postgres.start()
        assert ada.http.get("/health").status_code == 200


def test_metrics_are_told_only_if_the_host_wants_it(ada):
    assert ada.http.get("/metrics").status_code == 404
