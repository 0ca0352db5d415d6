import { notificationsApi } from '#core/notifications/notifications.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof notificationsApi> = {
  notifications: 'GET notifications',
  readNotifications: 'PUT notifications/read',
};

export const notificationsRoutes = routesOf(notificationsApi, lines);
