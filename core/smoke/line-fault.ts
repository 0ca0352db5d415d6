/** Why a server's certificate is not accepted. */
export type CertificateFault =
  | { readonly why: 'expired' | 'notYetValid' | 'unknownAuthority' }
  /** `names` are the certificate's own, as it says them. */
  | { readonly why: 'otherHost'; readonly names: string }
  | { readonly why: 'other'; readonly code: string };

/** What stood between a request and the answer the portal gives, as far as the network says; `host` is host and port as asked for, texts of a server stand as it sent them. */
export type LineFault = { readonly request: string } & (
  | {
      readonly kind: 'noSuchHost' | 'refused' | 'noWay' | 'cutOff' | 'noTls' | 'noHttp';
      readonly host: string;
    }
  | { readonly kind: 'certificate'; readonly host: string; readonly certificate: CertificateFault }
  /** Never followed: neither cookies nor a password go where a server sends them. */
  | { readonly kind: 'redirected'; readonly status: number; readonly to: string }
  /** The answer came whole and is no JSON; `type` is its media type, empty without one. */
  | { readonly kind: 'noJson'; readonly status: number; readonly type: string }
  | { readonly kind: 'tooLong'; readonly bytes: number }
  /** Time ran out before the answer began, or while it came. */
  | { readonly kind: 'slow'; readonly before: 'answer' | 'end' }
  | { readonly kind: 'unknown'; readonly host: string; readonly code: string }
);
