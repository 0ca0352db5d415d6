/** Favourites and visits of one person, by transmitter code; visits newest first. */
export interface DemoSavedSites {
  readonly username: string;
  readonly favorites: readonly string[];
  readonly visits: readonly string[];
}

/** People whose sidebar is not empty in a new demo world (design/screens/06); all others show what an empty one looks like. */
export const DEMO_SAVED_SITES: readonly DemoSavedSites[] = [
  {
    username: 'dealer.admin',
    favorites: ['HP1561', 'HP2210', 'HP1092', 'HP2044'],
    visits: [
      'HP1561',
      'HP1209',
      'HP1418',
      'HP1733',
      'HP1577',
      'HP1120',
      'HP1904',
      'HP1330',
      'HP2210',
    ],
  },
  { username: 'lee.park', favorites: ['HP1418', 'HP1561'], visits: ['HP1418', 'HP1092', 'HP1561'] },
];
