import { dealerBrandingApi } from '#core/branding/dealer-branding.api.ts';
import { routesOf } from './routes-of.ts';

export const dealerBrandingRoutes = routesOf(dealerBrandingApi, {
  dealerBranding: 'GET dealer/branding',
});
