import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPermissions } from '#core/permission/has-permissions.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { applications, permissions, permissionSets, users } from '#tests/arbitraries/sessions.ts';

describe('permissions', () => {
  it('an item needing several permissions needs all of them', () => {
    fc.assert(
      fc.property(permissionSets, permissions, (needed, missing) => {
        const all = [...needed, missing];
        expect(hasPermissions(all, new Set(all))).toBe(true);
        const without = new Set(all.filter((permission) => permission !== missing));
        expect(hasPermissions(all, without)).toBe(false);
      }),
    );
  });

  it('more rights never take anything away', () => {
    fc.assert(
      fc.property(permissionSets, permissionSets, (held, more) => {
        const needed = [...held];
        expect(hasPermissions(needed, new Set([...held, ...more]))).toBe(true);
      }),
    );
  });

  it('an item that needs nothing is open to everyone', () => {
    expect(hasPermissions([], new Set())).toBe(true);
  });

  it('roles and flags count alike, and nothing else does', () => {
    fc.assert(
      fc.property(users(applications), (user) => {
        const { formsFlag, allowViewCertificate, stagesDealerURLFlag, flags } = user.authItems;
        const held = grantedPermissions(user);
        for (const name of [...user.roles, ...flags]) expect(held.has(name)).toBe(true);
        expect(held.has('formsFlag')).toBe(formsFlag);
        expect(held.has('allowViewCertificate')).toBe(allowViewCertificate);
        expect(held.has('stagesDealerURLFlag')).toBe(stagesDealerURLFlag);
        const named = [formsFlag, allowViewCertificate, stagesDealerURLFlag].filter(Boolean).length;
        expect(held.size).toBe(user.roles.length + flags.length + named);
      }),
    );
  });

  it('names every right of the specification', () => {
    expect(Object.keys(PERMISSIONS)).toEqual(
      expect.arrayContaining(
        (
          'noActionRead contactsRead zonesRead sitePasscodeRead scheduleRead reportRead billingRead ' +
          'allowCreateAccountFlag ansServiceBlockFlag xtAdmin formsFlag allowViewCertificate stagesDealerURLFlag'
        ).split(' '),
      ),
    );
    for (const [key, name] of Object.entries(PERMISSIONS)) expect(name).toBe(key);
  });
});
