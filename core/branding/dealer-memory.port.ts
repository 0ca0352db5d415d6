/** Which dealer this browser last signed in for; what it keeps is no secret and the server reads it to draw the next sign-in page in that dealer's looks. */
export interface DealerMemory {
  remember(siteGroupNum: number): void;
}
