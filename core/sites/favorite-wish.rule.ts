/** One site's star: what the provider confirmed, what the person wants, and what is on its way. */
export interface FavoriteWish {
  readonly confirmed: boolean;
  readonly wish: boolean;
  readonly sending: boolean | null;
}

/** A star at rest. */
export const settledWish = (favorite: boolean): FavoriteWish => ({
  confirmed: favorite,
  wish: favorite,
  sending: null,
});

/** A press turns the wish around, at once and whatever is on its way. */
export const pressStar = (state: FavoriteWish): FavoriteWish => ({ ...state, wish: !state.wish });

/** What to send next; null while something is on its way or nothing is left to wish, so that two presses never overtake each other. */
export const nextToSend = ({ confirmed, wish, sending }: FavoriteWish): boolean | null =>
  sending === null && wish !== confirmed ? wish : null;

/** The wish is on its way. */
export const sendWish = (state: FavoriteWish): FavoriteWish => ({ ...state, sending: state.wish });

/** The answer to what was sent: confirmed, or rolled back unless the person wants otherwise by now. */
export const answerWish = (state: FavoriteWish, accepted: boolean): FavoriteWish => {
  const { confirmed, wish, sending } = state;
  if (accepted) return { confirmed: sending ?? confirmed, wish, sending: null };
  return { confirmed, wish: wish === sending ? confirmed : wish, sending: null };
};

/** Nothing on its way and nothing left to wish. */
export const isSettled = ({ confirmed, wish, sending }: FavoriteWish): boolean =>
  sending === null && wish === confirmed;
