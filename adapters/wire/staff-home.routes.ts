import { staffHomeApi } from '#core/home/staff-home.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof staffHomeApi> = {
  staffHome: 'GET home/staff',
};

export const staffHomeRoutes = routesOf(staffHomeApi, lines);
