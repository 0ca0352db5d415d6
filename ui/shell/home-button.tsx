import { useNavigate } from 'react-router-dom';
import { Button } from '../kit/button.tsx';

/** Back to where this person's day starts; the empty path knows where (spec §2.1). */
export const HomeButton = () => {
  const navigate = useNavigate();
  return (
    <Button look="primary" onClick={() => void navigate('/')}>
      Home
    </Button>
  );
};
