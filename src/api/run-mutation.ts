import {
  type DefaultError,
  MutationObserver,
  type MutationOptions,
  type QueryClient,
} from "@tanstack/react-query";

/** Runs a mutation outside of a component, under the same error rule (Spec §8). Rejects where it fails. */
export function runMutation<Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, DefaultError, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver<Data, DefaultError, Variables>(queryClient, options).mutate(variables);
}
