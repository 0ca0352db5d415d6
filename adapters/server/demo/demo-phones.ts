const AREA_CODES = ['207', '603', '802', '978', '508', '413'] as const;

/** Hands out fictional numbers, 555-0100 to 555-0199 under each area code, none twice and none of `reserved` (domain guide 9.1). */
export const demoPhones = (reserved: ReadonlySet<string>): (() => string) => {
  const free = AREA_CODES.flatMap((area) =>
    Array.from({ length: 100 }, (_, index) => `${area}-555-0${100 + index}`),
  ).filter((phone) => !reserved.has(phone));
  let next = 0;
  return () => {
    const phone = free[next];
    if (phone === undefined) throw new Error('the demo world has no free phone number left');
    next += 1;
    return phone;
  };
};
