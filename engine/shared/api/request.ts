/** A request to an API, as a sample or a reader sends it. */
export interface ApiRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: ApiRequestBody;
}

export type ApiRequestBody =
  | { kind: 'json'; value: unknown }
  /** `isFile`: the value is the name of a file. */
  | { kind: 'form'; isMultipart: boolean; fields: { name: string; value: string; isFile: boolean }[] }
  | { kind: 'text'; text: string; mediaType: string }
  | { kind: 'file'; mediaType: string; /** Its name, where it is known. */ name?: string };
