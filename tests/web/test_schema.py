"""Schemathesis over the OpenAPI document: whatever is sent, the answer is one of ours and never a crash."""

import hypothesis
import schemathesis
from hypothesis import HealthCheck
from schemathesis.checks import not_a_server_error

EXAMPLES = 25


def check(operation):
    """Send what fits the schema of an operation, and what nearly does."""

    @hypothesis.given(case=operation.as_strategy())
    @hypothesis.settings(
        max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
    )
    def send(case):
        response = case.call()
        case.validate_response(response, checks=[not_a_server_error])
        if response.status_code >= 400:
            assert set(response.json()) == {"kind", "say", "rule"}

    send()


def test_no_crash(server):
    schema = schemathesis.openapi.from_url(f"{server.base}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 15
    for operation in operations:
        check(operation)
