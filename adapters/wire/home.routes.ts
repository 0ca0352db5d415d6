import { homeApi } from '#core/home/home.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof homeApi> = {
  dealerHome: 'GET home/dashboard',
  dealerVolume: 'GET home/volume',
  dealerAlarms: 'GET home/alarms',
  consumerHome: 'GET msa/summary',
  classicKey: 'POST rw3k/key?deleteSession,userRequested',
};

export const homeRoutes = routesOf(homeApi, lines);
