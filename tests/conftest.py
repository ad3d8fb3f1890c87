pytest_plugins = ["tests.support.rules_report"]
