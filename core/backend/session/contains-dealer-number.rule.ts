/** Whether a username holds one of the dealer's numbers as a run of digits of its own (`4471dealer` holds 4471, `144710` does not). */
export const containsDealerNumber = (
  username: string,
  dealerNumbers: readonly number[],
): boolean => {
  const runs = username.match(/\d+/g) ?? [];
  return runs.some((run) => dealerNumbers.includes(Number(run)));
};
