/** The favorite star of one site: the confirmed state, the person's choice, and the value being sent, if any. */
export interface FavoriteChoice {
  readonly confirmed: boolean;
  readonly choice: boolean;
  readonly sending: boolean | null;
}

/** Returns a favorite star without a pending change. */
export const settledChoice = (favorite: boolean): FavoriteChoice => ({
  confirmed: favorite,
  choice: favorite,
  sending: null,
});

/** Inverts the person's choice immediately, even while a request is in progress. */
export const pressStar = (state: FavoriteChoice): FavoriteChoice => ({
  ...state,
  choice: !state.choice,
});

/**
 * Returns the next value to send. Null when nothing has changed, or while a request is in progress, so that two requests
 * never overtake each other.
 */
export const nextToSend = ({ confirmed, choice, sending }: FavoriteChoice): boolean | null =>
  sending === null && choice !== confirmed ? choice : null;

/** Marks the current choice as being sent. */
export const sendChoice = (state: FavoriteChoice): FavoriteChoice => ({
  ...state,
  sending: state.choice,
});

/**
 * Applies the response to a request. A refused choice is rolled back, unless the person has changed the choice since the
 * request was sent.
 */
export const answerChoice = (state: FavoriteChoice, accepted: boolean): FavoriteChoice => {
  const { confirmed, choice, sending } = state;
  if (accepted) return { confirmed: sending ?? confirmed, choice, sending: null };
  return { confirmed, choice: choice === sending ? confirmed : choice, sending: null };
};

/** Checks whether no request is in progress and nothing is left to change. */
export const isSettled = ({ confirmed, choice, sending }: FavoriteChoice): boolean =>
  sending === null && choice === confirmed;
