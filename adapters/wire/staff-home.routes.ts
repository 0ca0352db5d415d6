import { staffHomeApi } from '#core/home/staff-home.api.ts';
import { routesOf } from './routes-of.ts';

export const staffHomeRoutes = routesOf(staffHomeApi, {
  staffHome: 'GET home/staff',
});
