import { businessHoursApi } from '#core/business-hours/business-hours.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof businessHoursApi> = {
  businessHours: 'GET ans-service/business-hours',
  saveBusinessHours: 'PUT ans-service/business-hours/{group}',
  saveTemporaryHours: 'PUT ans-service/temp-business-hours/{id}',
  removeTemporaryHours: 'POST ans-service/temp-business-hours/{id}/delete',
  releaseTemporaryHours: 'POST ans-service/temp-business-hours/{id}/release',
  closeNow: 'POST ans-service/temp-business-hours/close-now',
};

export const businessHoursRoutes = routesOf(businessHoursApi, lines);
