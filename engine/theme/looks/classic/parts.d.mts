/** Whether two of Infima's selectors may mean the same element. */
export function mayMeet(a: string, b: string): boolean;
