import { staffHomeSchema } from '#core/home/staff-home.schema.ts';
import { get } from './endpoint.ts';

export const staffHome = get('staffHome', 'home/staff', {
  summary: 'Figures over the whole installation',
  access: { kind: 'full', applications: [1], permissions: [] },
  reply: staffHomeSchema,
});
