import { ActiveServers } from '~/components/instance/ActiveServers';

const COUNT = 5;

/** The servers that sent something most recently. */
export default function FederationWidget() {
  return <ActiveServers limit={COUNT} />;
}
