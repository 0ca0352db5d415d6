/** Which dealer this browser last signed in for; what it keeps is no secret and the server reads it for the next page (operating.md). */
export interface DealerMemory {
  remember(siteGroupNum: number): void;
}
