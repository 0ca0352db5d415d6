import { accountLinksApi } from '#core/account-links/account-links.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof accountLinksApi> = {
  accountLinks: 'GET msa/accountLinks',
  addAccountLink: 'POST msa/accountLinks',
  deleteAccountLink: 'DELETE msa/accountLinks/{siteNum}',
  favoriteAccountLink: 'PUT msa/accountLinks/{siteNum}/favorite',
  switchActiveAccount: 'PUT msa/activeAccount',
};

export const accountLinksRoutes = routesOf(accountLinksApi, lines);
