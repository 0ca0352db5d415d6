import { operation } from '../operations/operation.ts';
import { staffHomeSchema } from './staff-home.schema.ts';

export const staffHomeApi = {
  staffHome: operation({
    summary: 'Figures over the whole installation',
    access: { kind: 'full', applications: [1], permissions: [] },
    output: staffHomeSchema,
  }),
};
