import { schedulesApi } from '#core/schedules/schedules.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof schedulesApi> = {
  siteSchedules: 'GET site/{sn}/schedules',
  putWeeklyHours: 'PUT site/{sn}/weekly-hours',
  addSchedule: 'POST site/{sn}/schedules',
  changeSchedule: 'PUT site/{sn}/schedules/{id}',
  deleteSchedule: 'DELETE site/{sn}/schedules/{id}',
  restoreSchedule: 'POST site/{sn}/schedules/{id}/restore',
  assignHolidays: 'POST site/{sn}/holidays/assign',
  stayLate: 'POST site/{sn}/schedules/stay-late',
  putReactions: 'PUT site/{sn}/supervision',
};

export const schedulesRoutes = routesOf(schedulesApi, lines);
