import { dealerBrandingApi } from '#core/branding/dealer-branding.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof dealerBrandingApi> = {
  dealerBranding: 'GET dealer/branding',
};

export const dealerBrandingRoutes = routesOf(dealerBrandingApi, lines);
