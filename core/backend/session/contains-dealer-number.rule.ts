/**
 * Returns true if a username contains one of the dealer's numbers as a whole run of digits (`4471dealer` contains 4471,
 * `144710` does not).
 */
export const containsDealerNumber = (
  username: string,
  dealerNumbers: readonly number[],
): boolean => {
  const runs = username.match(/\d+/g) ?? [];
  return runs.some((run) => dealerNumbers.includes(Number(run)));
};
