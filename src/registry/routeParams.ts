import type { PageRoute } from './definePage';

/** Parameters of one segment: `:id` is required, `:id?` and `:id*` may be missing. */
type SegmentParams<Segment extends string> = Segment extends `${string}:${infer Name}`
  ? Name extends `${infer Optional}?` | `${infer Optional}*`
    ? { readonly [K in Optional]: string | undefined }
    : { readonly [K in Name]: string }
  : object;

type PatternParams<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? SegmentParams<Segment> & PatternParams<Rest>
  : SegmentParams<Pattern>;

type QueryParams<Route> = Route extends { readonly query: infer Query extends readonly string[] }
  ? { readonly [K in Query[number]]: string | undefined }
  : object;

type HashParams<Route> = Route extends { readonly hash: infer Hash extends string } ? { readonly [K in Hash]: string | undefined } : object;

type FixedParams<Route> = Route extends { readonly props: infer Fixed } ? Fixed : object;

/** The parameters of one route; a redirect has none. */
type ParamsOf<Route extends PageRoute> = Route extends { readonly redirect: string }
  ? never
  : PatternParams<Route['pattern']> & QueryParams<Route> & HashParams<Route> & FixedParams<Route>;

type KeyOf<Union> = Union extends unknown ? keyof Union : never;

type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : undefined) : never;

type OptionalKeyOf<Union> = { [Key in KeyOf<Union>]: undefined extends ValueOf<Union, Key> ? Key : never }[KeyOf<Union>];

/** The parameters of a page with several routes: those that a route does not name can be undefined. */
type Joined<Union> = { readonly [Key in Exclude<KeyOf<Union>, OptionalKeyOf<Union>>]: ValueOf<Union, Key> } & {
  readonly [Key in OptionalKeyOf<Union>]?: ValueOf<Union, Key>;
};

/** The parameters that a page gets from the patterns, queries, hashes and fixed values of its routes. */
export type RouteParams<Route extends PageRoute> = Joined<ParamsOf<Route>>;
