import { accountLinksApi } from '#core/account-links/account-links.api.ts';
import { routesOf } from './routes-of.ts';

export const accountLinksRoutes = routesOf(accountLinksApi, {
  accountLinks: 'GET msa/accountLinks',
  addAccountLink: 'POST msa/accountLinks',
  deleteAccountLink: 'DELETE msa/accountLinks/{siteNum}',
  favoriteAccountLink: 'PUT msa/accountLinks/{siteNum}/favorite',
  switchActiveAccount: 'PUT msa/activeAccount',
});
