/** Whose new password it is, for password managers; people see it nowhere. */
export const OwnerHint = ({ username }: { readonly username: string }) => (
  <input hidden readOnly type="text" name="username" autoComplete="username" value={username} />
);
