/** The star of one site: the state the provider confirmed, the person's choice, and the request in progress. */
export interface FavoriteChoice {
  readonly confirmed: boolean;
  readonly choice: boolean;
  readonly sending: boolean | null;
}

/** Returns a star without a pending change. */
export const settledChoice = (favorite: boolean): FavoriteChoice => ({
  confirmed: favorite,
  choice: favorite,
  sending: null,
});

/** Inverts the choice at once, even while a request is in progress. */
export const pressStar = (state: FavoriteChoice): FavoriteChoice => ({
  ...state,
  choice: !state.choice,
});

/**
 * Returns the next value to send. Null while a request is in progress or nothing is left to change, so that two requests
 * never overtake each other.
 */
export const nextToSend = ({ confirmed, choice, sending }: FavoriteChoice): boolean | null =>
  sending === null && choice !== confirmed ? choice : null;

/** Marks the choice as being sent. */
export const sendReportRequest = (state: FavoriteChoice): FavoriteChoice => ({
  ...state,
  sending: state.choice,
});

/** Applies the response: the choice is confirmed, or rolled back unless the person has changed it since. */
export const answerChoice = (state: FavoriteChoice, accepted: boolean): FavoriteChoice => {
  const { confirmed, choice, sending } = state;
  if (accepted) return { confirmed: sending ?? confirmed, choice, sending: null };
  return { confirmed, choice: choice === sending ? confirmed : choice, sending: null };
};

/** Checks that no request is in progress and nothing is left to change. */
export const isSettled = ({ confirmed, choice, sending }: FavoriteChoice): boolean =>
  sending === null && choice === confirmed;
