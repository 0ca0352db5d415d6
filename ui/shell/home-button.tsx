import { useNavigate } from 'react-router-dom';
import { Button } from '../kit/button.tsx';

/** Back to where this person's day starts; the empty path knows where (spec §2.1). `quiet` where another way on comes first. */
export const HomeButton = ({ quiet = false }: { readonly quiet?: boolean }) => {
  const navigate = useNavigate();
  return (
    <Button look={quiet ? 'secondary' : 'primary'} onClick={() => void navigate('/')}>
      Home
    </Button>
  );
};
