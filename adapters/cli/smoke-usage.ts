import { SMOKE_CHECKS } from '#core/smoke/smoke-check.ts';

/** The usage text of the smoke checker. */
export const SMOKE_USAGE = `Checks a running portal with a real account, from health to logout.

Usage: npm run -s smoke -- --url <address> --username <name> [options]
       node dist/server/smoke.js --url <address> --username <name> [options]

  --url <address>         the portal, e.g. http://localhost:4280
  --username <name>       username, or email address of a customer
  --password-file <file>  the password; refused where others than owner and group may read it;
                          without it: SMOKE_PASSWORD, or a hidden prompt on a terminal
  --password <text>       shown by npm and in the list of processes: for trying things out
  --code <digits>         the verification code, when it is known beforehand
  --outbox                take the code from the demo world's outbox
  --device-file <file>    remember this place after one sign-in with a code, in a file of mode 0600
                          for this address and username: later runs need no code for 30 days
  --variant <word>        dealer or consumer: what the address must say it serves
  --checks <names>        only these, separated by commas, with what they need; there are
                          ${SMOKE_CHECKS.map(({ name }) => name).join(', ')};
                          without login nobody signs in and no account is needed
  --timeout <seconds>     for each check; 10 without it
  --json                  print the report as JSON on standard output, and nothing else there
  --junit <file>          write the report as JUnit's XML as well
  --help                  print this

Exit status: 0 all checks passed, 1 a check failed, 2 it could not run (usage, files, nobody answers).`;
