/** How the smoke checker is called. */
export const SMOKE_USAGE = `Checks a running portal with a real account, from health to logout.

Usage: npm run smoke -- --url <address> --username <name> [options]

  --url <address>       the portal, e.g. http://localhost:4280
  --username <name>     username, or e-mail address of a customer
  --password <text>     without it: SMOKE_PASSWORD, or a hidden prompt on a terminal
  --variant <variant>   dealer (default) or consumer
  --code <digits>       the verification code, when it is known beforehand
  --outbox              take the code from the demo world's outbox
  --json                print the report as JSON
  --help                print this

Exit status: 0 all checks passed, 1 a check failed, 2 it could not run (usage, nobody answers).`;
