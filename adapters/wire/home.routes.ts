import { homeApi } from '#core/home/home.api.ts';
import { routesOf } from './routes-of.ts';

export const homeRoutes = routesOf(homeApi, {
  dealerHome: 'GET home/dashboard',
  dealerVolume: 'GET home/volume',
  consumerHome: 'GET msa/summary',
  classicKey: 'POST rw3k/key?deleteSession,userRequested',
});
