import { httpLoginProofGateway } from '#adapters/http/http-login-proof.gateway.ts';
import { ContactProof } from '#ui/login/steps/contact-proof.tsx';
import { ContactProofViewModel } from '#ui/login/steps/contact-proof.view-model.ts';
import { createSection } from './section.ts';

/** The code that lets somebody sign in at once while others try their name. */
export const section = createSection(ContactProof, {
  contactProof: ({ login, client, clock }) =>
    new ContactProofViewModel({ login, gateway: httpLoginProofGateway(client), clock }),
});
