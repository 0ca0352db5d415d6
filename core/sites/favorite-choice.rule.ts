/** One site's star: what the provider confirmed, what the person wants, and what is on its way. */
export interface FavoriteChoice {
  readonly confirmed: boolean;
  readonly choice: boolean;
  readonly sending: boolean | null;
}

/** A star at rest. */
export const settledChoice = (favorite: boolean): FavoriteChoice => ({
  confirmed: favorite,
  choice: favorite,
  sending: null,
});

/** A press turns the wish around, at once and whatever is on its way. */
export const pressStar = (state: FavoriteChoice): FavoriteChoice => ({
  ...state,
  choice: !state.choice,
});

/** What to send next; null while something is on its way or nothing is left to wish, so that two presses never overtake each other. */
export const nextToSend = ({ confirmed, choice, sending }: FavoriteChoice): boolean | null =>
  sending === null && choice !== confirmed ? choice : null;

/** The wish is on its way. */
export const sendReportRequest = (state: FavoriteChoice): FavoriteChoice => ({
  ...state,
  sending: state.choice,
});

/** The answer to what was sent: confirmed, or rolled back unless the person wants otherwise by now. */
export const answerChoice = (state: FavoriteChoice, accepted: boolean): FavoriteChoice => {
  const { confirmed, choice, sending } = state;
  if (accepted) return { confirmed: sending ?? confirmed, choice, sending: null };
  return { confirmed, choice: choice === sending ? confirmed : choice, sending: null };
};

/** Nothing on its way and nothing left to wish. */
export const isSettled = ({ confirmed, choice, sending }: FavoriteChoice): boolean =>
  sending === null && choice === confirmed;
